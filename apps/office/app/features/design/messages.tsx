import { Notice } from '@northlight/ui/kit/notice.tsx'
import { Pagination } from '@northlight/ui/kit/pagination.tsx'
import { Skeleton as Block, SkeletonLines } from '@northlight/ui/kit/skeleton.tsx'
import { Spinner } from '@northlight/ui/kit/spinner.tsx'
import { Table } from '@northlight/ui/kit/table.tsx'
import { TextButton } from '@northlight/ui/kit/text-button.tsx'
import { TryAgainLine } from '@northlight/ui/kit/try-again-line.tsx'
import { Note } from '../../ui/note.tsx'
import { Pager } from '../../ui/pager.tsx'
import { PlainTable } from '../../ui/plain-table.tsx'
import { StateWord } from '../../ui/state-word.tsx'
import { Empty, Failure } from '../../ui/states.tsx'
import { Row, Show } from './show.tsx'

const notices = ['note', 'info', 'success', 'warning', 'error'] as const
const notes = ['info', 'due', 'bad', 'good'] as const
const states = [
  ['tick', 'good', 'live'],
  ['cross', 'bad', 'refused'],
  ['half', 'due', 'waits'],
  ['clock', 'info', 'planned'],
  ['ring', 'quiet', 'not yet'],
] as const
const rows = [
  { subject: 'Physics', right: 18, wrong: 4 },
  { subject: 'Chemistry', right: 21, wrong: 2 },
]

export const Messages = () => (
  <>
    <Show name="Notices">
      <div className="grid gap-3">
        {notices.map((kind) => (
          <Notice key={kind} kind={kind} onClose={() => {}} actions={<TextButton>Send it again</TextButton>}>
            Please confirm your e-mail. We sent a link to ananya@example.com.
          </Notice>
        ))}
      </div>
    </Show>
    <Show name="Notes of the office">
      {notes.map((tone) => (
        <Note key={tone} tone={tone} acts={<TextButton>See it</TextButton>}>
          Two families have written since yesterday.
        </Note>
      ))}
    </Show>
    <Show name="Words for a state">
      <Row>
        {states.map(([icon, tone, word]) => (
          <StateWord key={word} icon={icon} tone={tone}>
            {word}
          </StateWord>
        ))}
      </Row>
    </Show>
    <Show name="Nothing here, and not loaded">
      <div className="grid gap-4 md:grid-cols-2">
        <Empty title="No tests yet">Every test is listed here, with its results.</Empty>
        <Failure error={new Error('The server did not answer.')} onRetry={() => {}} />
      </div>
      <TryAgainLine retry={() => {}} />
    </Show>
    <Show name="Waiting">
      <div className="grid gap-6 md:grid-cols-3">
        <SkeletonLines lines={4} />
        <Block className="aspect-16/10 w-full rounded-lg" />
        <p className="flex items-center gap-3">
          <Spinner /> Loading the results
        </p>
      </div>
    </Show>
    <Show name="Tables">
      <div className="grid gap-6">
        <Table caption="Answers by subject">
          <thead>
            <tr>
              <th scope="col">Subject</th>
              <th scope="col" data-num>
                Right
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ subject, right }) => (
              <tr key={subject}>
                <th scope="row">{subject}</th>
                <td data-num>{right}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        <PlainTable
          caption="Answers by subject, as the office shows a list"
          rows={rows}
          keyOf={({ subject }) => subject}
          first={{
            head: 'Subject',
            cell: ({ subject }) => subject,
            second: ({ right, wrong }) => `${right} right, ${wrong} wrong`,
          }}
          columns={[
            { head: 'Right', cell: ({ right }) => right, atEnd: true },
            { head: 'Wrong', cell: ({ wrong }) => wrong, atEnd: true },
          ]}
        />
      </div>
    </Show>
    <Show name="Pages of a list">
      <Pagination total={200} current={9} href={(page) => `?page=${page}`} label="Pages of articles" />
      <Pager page={8} perPage={25} total={400} words={['family', 'families']} onPage={() => {}} onPerPage={() => {}} />
    </Show>
  </>
)
