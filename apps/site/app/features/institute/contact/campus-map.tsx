import { useWords } from '@northlight/ui/words/use-words.ts'
/** Loaded after a click: from then on the map's host knows that somebody looked. */
export function CampusMap({ address, name }: { address: string; name: string }) {
  const { say } = useWords()
  return (
    <iframe
      src={address}
      title={say('Map: {campus} campus', { campus: name })}
      loading="lazy"
      referrerPolicy="no-referrer"
      sandbox="allow-scripts allow-same-origin allow-popups"
      className="aspect-4/3 w-full rounded-lg border border-line bg-paper-2 sm:aspect-2/1"
    />
  )
}
