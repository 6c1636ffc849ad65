/** On phones the cells of a row stand below its name, each on a line of its own. */
export function PhraseLines({ phrases }: { phrases: readonly (string | false | null | undefined)[] }) {
  return (
    <span className="mt-0.5 block text-xs font-normal text-ink-2 md:hidden">
      {phrases.map(
        (phrase) =>
          phrase && (
            <span key={phrase} className="block">
              {phrase}
            </span>
          ),
      )}
    </span>
  )
}
