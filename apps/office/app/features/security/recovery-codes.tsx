import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { calls, sentenceOf } from '../../platform/api/client.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'

const plain = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '')
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

const save = (codes: readonly string[]) => {
  const url = URL.createObjectURL(
    new Blob([`Recovery codes for the office. Each works once.\n\n${codes.join('\n')}\n`]),
  )
  const link = Object.assign(document.createElement('a'), { href: url, download: 'recovery-codes.txt' })
  link.click()
  URL.revokeObjectURL(url)
}

/** Shown once. One of them is typed back: anyone who cannot read it has not written them down. */
export function RecoveryCodes({ codes, onDone, done }: { codes: readonly string[]; onDone: () => void; done: string }) {
  const [typed, setTyped] = useState('')
  const wanted = Math.min(2, codes.length - 1)
  const confirm = useMutation({
    mutationFn: () => calls.post('/office/me/recovery-codes/confirm', { code: typed }),
    onSuccess: onDone,
  })
  const isRight = plain(typed) === plain(codes[wanted] ?? '')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isRight) confirm.mutate()
  }
  return (
    <section className="recovery [&_h2]:flex [&_h2]:items-center [&_h2]:gap-2 pt-5" aria-labelledby="recovery-codes">
      <div className="section__head">
        <h2 id="recovery-codes">
          <Icon name="key" size={20} />
          Recovery codes
        </h2>
        <span className="muted small">shown here once, each works once</span>
      </div>
      <ul className="recovery__codes mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <form
        className="flex flex-wrap items-end gap-2 mt-3.5 max-md:[&>*]:flex-auto"
        onSubmit={send}
        aria-label="Recovery codes written down"
      >
        <Button icon="download" onClick={() => save(codes)}>
          Download
        </Button>
        <Button icon="document" onClick={() => print()}>
          Print
        </Button>
        <TextField
          className="ml-auto w-47.5 max-md:w-full max-md:basis-full max-md:m-0"
          label={`Type the ${ordinals[wanted]} one back`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={confirm.isError ? sentenceOf(confirm.error) : undefined}
        />
        <Button look="primary" type="submit" disabled={!isRight} sending={confirm.isPending}>
          {done}
        </Button>
      </form>
    </section>
  )
}
