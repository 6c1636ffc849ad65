import { Dialog } from '@northlight/ui/overlay/dialog.tsx'

const keys: [string[], string][] = [
  [['/', 'Ctrl K'], 'search'],
  [['g t', 'g f', 'g a', 'g p'], 'to today, families, applications, payments'],
  [['g c', 'g q', 'g i'], 'to content, questions, institute'],
  [['j', 'k'], 'row down, up'],
  [['Enter'], 'open the row'],
  [['Esc'], 'back to the list, at the same row'],
  [['x', 'Shift x'], 'choose a row, a range'],
  [['.'], 'acts of the row'],
  [['c'], 'new record, or a walk-in'],
  [['a', 'm', 'f'], 'families: give to a colleague, move to a state, plan; for the row, or for all that are chosen'],
  [['n', 'w', 't'], 'family: note, WhatsApp, call'],
  [['[', ']'], 'record before, after'],
  [['Ctrl S'], 'save the draft'],
  [['Ctrl Enter'], 'publish'],
  [['u', 'Alt U'], 'undo, as long as it is offered'],
  [['p'], 'preview'],
  [['1', '2', '3', '4'], 'two wrote at once: before, theirs, mine, both'],
  [['y', 'n'], 'comments: show, take off'],
  [['Alt F10'], 'to the tools of a text'],
]

export function KeysDialog({ open, onClose, lettersOn }: { open: boolean; onClose: () => void; lettersOn: boolean }) {
  return (
    <Dialog open={open} onClose={onClose} title="Keys">
      <table className="[&_td]:pt-1.25 [&_td]:pr-3.5 [&_td]:pb-1.25 [&_td]:pl-0 [&_td]:whitespace-nowrap [&_td]:align-top [&_th]:py-1.25 [&_th]:px-0 [&_th]:font-normal [&_th]:text-left">
        <tbody>
          {keys.map(([names, act]) => (
            <tr key={act}>
              <td>
                {names.map((name) => (
                  <kbd key={name}>{name}</kbd>
                ))}
              </td>
              <th scope="row">{act}</th>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted">
        {lettersOn
          ? 'Single letters can be switched off under My security.'
          : 'Single letters are switched off. They can be switched on under My security.'}
      </p>
    </Dialog>
  )
}
