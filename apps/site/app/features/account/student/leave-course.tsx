import { shownDate } from '@northlight/contract/dates'
import type { EnrolledCourseView } from '@northlight/contract/payments/enrolments'
import { Button } from '@northlight/ui/kit/button.tsx'
import { Dialog } from '@northlight/ui/kit/dialog.tsx'
import { TextButton } from '@northlight/ui/kit/text-button.tsx'
import { useState } from 'react'
import { browserClient } from '../../../platform/api/browser.ts'
import { useAct } from '../../../platform/api/use-act.ts'
import { toast } from '../../../ui/toasts/toast.ts'

type Props = { course: EnrolledCourseView; onDone: () => void }

/** The way out of a course stands as open as the way in: one question, no reason asked. */
export function LeaveCourse({ course, onDone }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { act, pending } = useAct()
  if (course.leave_asked_at)
    return (
      <p className="basis-full text-ink-2">
        You told us on {shownDate(course.leave_asked_at)} that you are leaving. The fee is counted up to that day, and
        we will write to {course.email} with the amount of your refund.
      </p>
    )
  const leave = () => {
    const params = { id: String(course.id) }
    return act(
      async () => (await browserClient()).post('/courses-enrolled/{id}/leave', {}, { params }),
      ({ message }) => {
        toast.success(message)
        setOpen(false)
        onDone()
      },
    )
  }
  return (
    <>
      <TextButton onClick={() => setOpen(true)} className="py-1">
        Leave this course<span className="sr-only">: {course.course}</span>
      </TextButton>
      {isOpen && (
        <Dialog
          isOpen
          onClose={() => setOpen(false)}
          title="Leave this course?"
          lead={`${[course.name, course.course, course.branch].filter(Boolean).join(', ')}. Today is noted as the day you told us. You do not have to give a reason.`}
          actions={
            <>
              <Button variant="line" onClick={() => setOpen(false)}>
                Stay
              </Button>
              <Button pending={pending} onClick={leave}>
                Leave the course
              </Button>
            </>
          }
        >
          {course.instalments.some(({ state }) => state === 'open') && (
            <p className="mb-3">
              Instalments that are not yet due are cancelled. What you have paid counts for the refund.
            </p>
          )}
          {course.refund_rule && (
            <p>
              <b className="font-semibold">Your refund.</b> {course.refund_rule}
            </p>
          )}
        </Dialog>
      )}
    </>
  )
}
