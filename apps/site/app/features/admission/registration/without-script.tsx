import { Link } from '@northlight/ui/kit/link.tsx'
import { Said } from '@northlight/ui/words/said.tsx'
import { telephoneLink } from '../../../platform/institute/institute.ts'
import { useRootData } from '../../../platform/institute/root-data.ts'

/**
 * In place of the form, which asks the server for programmes and test dates and cannot be sent without a script. It is
 * rendered by the server only: the browser does not carry it.
 */
export function WithoutScript() {
  const { institute } = useRootData()
  const [phone] = institute.phones
  return (
    <>
      <p className="text-lg">
        <Said text="Registration needs JavaScript. Turn it on in your browser, then load the page again." />
      </p>
      {phone && (
        <p className="mt-4 text-lg">
          <Said
            text="Stuck? {number}. We can fill it with you."
            values={{
              number: (
                <Link to={telephoneLink(phone.number)} className="whitespace-nowrap figures">
                  {phone.number}
                </Link>
              ),
            }}
          />
        </p>
      )}
    </>
  )
}
