import { reading } from 'virtual:reading-module'
import { use } from 'react'
import { closeOnLeaving } from './platform/document/close-on-leaving.ts'
import { DocumentContext } from './platform/document/document-context.ts'
import { fetchModuleScript } from './platform/document/fetch-module.ts'
import { noteMoves } from './platform/document/lay-out-all.ts'
import { endPlainScript } from './platform/document/plain.ts'
import { scriptJson } from './platform/document/script-json.ts'
import type { RootData } from './platform/institute/institute.ts'
import { PickWordsContext } from './platform/islands/island.tsx'
import { rootDataId } from './platform/islands/read-root-data.ts'

/** Speculation rules: links that a pointer rests on are prefetched; our pages come from memory and weigh little. */
const speculation = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/auth/*', '/storage/*', '/brochure/*', '/sent/*', '/*/sent/*'] } },
          { not: { selector_matches: '[download], [target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

/** Rendered by the server only: in the browser it has run before hydration. */
export function ScriptsRun() {
  const { mark } = use(DocumentContext)
  return <script nonce={mark}>{`${endPlainScript};(${closeOnLeaving.toString()})()`}</script>
}

/** What a reading page brings along for its module, and the script that asks for it. */
export function ReadingModule({ root }: { root: RootData }) {
  const pick = use(PickWordsContext)
  const { mark } = use(DocumentContext)
  return (
    <>
      <script nonce={mark}>{`(${noteMoves.toString()})();${fetchModuleScript(reading)}`}</script>
      <script
        type="application/json"
        id={rootDataId}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose `<` is escaped
        dangerouslySetInnerHTML={{ __html: scriptJson({ ...root, words: pick(root.words, ['live']) }) }}
      />
      <script
        type="speculationrules"
        // Allowed by its hash: where the CSP holds other hashes, browsers ignore its `inline-speculation-rules`.
        nonce={mark}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
        dangerouslySetInnerHTML={{ __html: JSON.stringify(speculation) }}
      />
    </>
  )
}
