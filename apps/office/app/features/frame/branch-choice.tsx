import { RadioInput } from '@northlight/ui/kit/choice-input.tsx'
import { useId } from 'react'
import { useBranchInView, viewBranch } from '../../platform/browser-storage/branch-in-view.ts'
import { useMe } from '../../platform/me/use-me.ts'

/** The branches a person may look at, and which of them the lists show; null where there is nothing to choose. */
export const useBranchChoice = () => {
  const { branches, branches_to_view: places } = useMe()
  const chosen = useBranchInView()
  if (places.length < 2) return null
  const everywhere = branches === null ? 'All branches' : 'All my branches'
  return { places, chosen, everywhere, name: places.find(({ id }) => id === chosen)?.name ?? null }
}

/** On a phone, behind More: the same choice as the menu at the top of a desk. */
export function BranchChoice() {
  const group = useId()
  const choice = useBranchChoice()
  if (!choice) return null
  const options = [{ id: null, name: choice.everywhere }, ...choice.places]
  return (
    <fieldset className="m-0 p-0 border-0 [&_legend]:p-0 [&_legend]:font-semibold [&_label]:flex [&_label]:items-center [&_label]:gap-3 [&_label]:min-h-11 [&_label]:border-b [&_label]:border-b-(--hair) [&_label]:text-[length:var(--f15)] phone-only">
      <legend>Branch</legend>
      {options.map(({ id, name }) => (
        <label key={id ?? 'all'}>
          <RadioInput
            name={group}
            checked={id === choice.chosen || (id === null && choice.name === null)}
            onChange={() => viewBranch(id)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  )
}

/** On a phone nothing at the top names the branch: a line says that lists are narrowed, and widens them again. */
export function BranchLine() {
  const choice = useBranchChoice()
  if (!choice?.name) return null
  return (
    <p className="branch-line phone-only">
      <span>{choice.name} only</span>
      <button type="button" className="link" onClick={() => viewBranch(null)}>
        {choice.everywhere}
      </button>
    </p>
  )
}
