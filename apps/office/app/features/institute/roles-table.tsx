import { acts, type Grade, gradeOf, staffRoles } from '@northlight/contract/office/acts'
import { Icon, type SignName } from '../../ui/icon.tsx'
import { Section } from '../../ui/section.tsx'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const signs: Record<Grade, [SignName | null, string]> = {
  all: ['tick', 'may'],
  own: ['half', 'in own branches'],
  propose: ['ring', 'may propose'],
  no: [null, 'may not'],
}

/** The same table that the API asks: it cannot say one thing and do another. */
export function RolesTable() {
  const groups = [...new Set(Object.values(acts).map(({ group }) => group))]
  return (
    <Section
      title="Who may do what"
      end={
        <span className="legend small muted">
          <Icon name="tick" /> may <Icon name="half" /> in own branches <Icon name="ring" /> may propose{' '}
          <Icon name="key" /> asks for the second factor again
        </span>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, and the keyboard must reach it */}
      <section className="table-wrap" aria-label="Table of roles, scrolls sideways" tabIndex={0}>
        <table className="table table--roles table--wide">
          <caption className="sr-only">Who may do what</caption>
          <thead>
            <tr>
              <th scope="col">Act</th>
              {staffRoles.map((role) => (
                <th key={role} scope="col">
                  {capital(role)}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group}>
              <tr>
                <th scope="rowgroup" colSpan={staffRoles.length + 1} className="muted">
                  {group}
                </th>
              </tr>
              {(Object.entries(acts) as [keyof typeof acts, { words: string; group: string; stepUp?: boolean }][])
                .filter(([, row]) => row.group === group)
                .map(([act, row]) => (
                  <tr key={act}>
                    <th scope="row">{capital(row.words)}</th>
                    {staffRoles.map((role) => {
                      const [sign, words] = signs[gradeOf(act, role)]
                      return (
                        <td key={role}>
                          {sign ? (
                            <span className="symbols inline-flex gap-1.5 text-ink">
                              <Icon name={sign} />
                              <span className="sr-only">{words}</span>
                              {row.stepUp && (
                                <>
                                  <Icon name="key" />
                                  <span className="sr-only">, asks for the second factor again</span>
                                </>
                              )}
                            </span>
                          ) : (
                            <>
                              <span aria-hidden="true">–</span>
                              <span className="sr-only">{words}</span>
                            </>
                          )}
                        </td>
                      )
                    })}
                  </tr>
                ))}
            </tbody>
          ))}
        </table>
      </section>
    </Section>
  )
}
