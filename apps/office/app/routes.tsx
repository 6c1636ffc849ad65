import { type ComponentType, lazy, Suspense } from 'react'
import { Outlet, type RouteObject } from 'react-router'
import { menuEntries } from './features/frame/navigation.ts'
import { FactorDialog } from './features/security/factor-dialog.tsx'
import { AdminRoot } from './platform/admin/admin-root.tsx'
import { Toaster } from './platform/toasts/toaster.tsx'
import { EnrolScreen } from './screens/enrol.tsx'
import { FactorScreen } from './screens/factor.tsx'
import { OfficeFailed, ScreenFailed } from './screens/failed.tsx'
import { InOffice } from './screens/in-office.tsx'
import { ListScreen } from './screens/list.tsx'
import { NotFoundScreen } from './screens/not-found.tsx'
import { SignInScreen } from './screens/sign-in.tsx'
import { TodayScreen } from './screens/today.tsx'
import { Skeleton } from './ui/states.tsx'

/** Screens that few open, or that carry much, come when they are asked for. */
const InviteScreen = lazy(() => import('./screens/invite.tsx').then((m) => ({ default: m.InviteScreen })))
const RecordScreen = lazy(() => import('./screens/record.tsx').then((m) => ({ default: m.RecordScreen })))
const MeScreen = lazy(() => import('./screens/me.tsx').then((m) => ({ default: m.MeScreen })))
const ImportStartScreen = lazy(() =>
  import('./screens/import-start.tsx').then((m) => ({ default: m.ImportStartScreen })),
)
const ImportScreen = lazy(() => import('./screens/import.tsx').then((m) => ({ default: m.ImportScreen })))
const DisclosureMeterScreen = lazy(() =>
  import('./screens/disclosure-meter.tsx').then((m) => ({ default: m.DisclosureMeterScreen })),
)
const FindingsScreen = lazy(() => import('./screens/findings.tsx').then((m) => ({ default: m.FindingsScreen })))
const PersonScreen = lazy(() => import('./screens/person.tsx').then((m) => ({ default: m.PersonScreen })))
const DesignScreen = lazy(() => import('./screens/design.tsx').then((m) => ({ default: m.DesignScreen })))
const QuestionImportStartScreen = lazy(() =>
  import('./screens/question-import-start.tsx').then((m) => ({ default: m.QuestionImportStartScreen })),
)
const QuestionImportScreen = lazy(() =>
  import('./screens/question-import.tsx').then((m) => ({ default: m.QuestionImportScreen })),
)
const QuestionScreen = lazy(() => import('./screens/question.tsx').then((m) => ({ default: m.QuestionScreen })))
const PaperScreen = lazy(() => import('./screens/paper.tsx').then((m) => ({ default: m.PaperScreen })))
const PaperPrintScreen = lazy(() => import('./screens/paper-print.tsx').then((m) => ({ default: m.PaperPrintScreen })))
const PackScreen = lazy(() => import('./screens/pack.tsx').then((m) => ({ default: m.PackScreen })))
const TestFrame = lazy(() => import('./screens/test.tsx').then((m) => ({ default: m.TestFrame })))
const TestCockpitScreen = lazy(() =>
  import('./screens/test-cockpit.tsx').then((m) => ({ default: m.TestCockpitScreen })),
)
const TestPlanScreen = lazy(() => import('./screens/test-plan.tsx').then((m) => ({ default: m.TestPlanScreen })))
const TestPeopleScreen = lazy(() => import('./screens/test-people.tsx').then((m) => ({ default: m.TestPeopleScreen })))
const SettingsScreen = lazy(() => import('./screens/settings.tsx').then((m) => ({ default: m.SettingsScreen })))
const AttendanceDayScreen = lazy(() =>
  import('./screens/attendance-day.tsx').then((m) => ({ default: m.AttendanceDayScreen })),
)
const AttendanceScreen = lazy(() => import('./screens/attendance.tsx').then((m) => ({ default: m.AttendanceScreen })))
const TestConsoleScreen = lazy(() =>
  import('./screens/test-console.tsx').then((m) => ({ default: m.TestConsoleScreen })),
)
const LateAnswersScreen = lazy(() =>
  import('./screens/late-answers.tsx').then((m) => ({ default: m.LateAnswersScreen })),
)
const DayReportScreen = lazy(() => import('./screens/day-report.tsx').then((m) => ({ default: m.DayReportScreen })))
const TestResultsScreen = lazy(() =>
  import('./screens/test-results.tsx').then((m) => ({ default: m.TestResultsScreen })),
)
const StudentReportScreen = lazy(() =>
  import('./screens/student-report.tsx').then((m) => ({ default: m.StudentReportScreen })),
)
const ChangeKeyScreen = lazy(() => import('./screens/change-key.tsx').then((m) => ({ default: m.ChangeKeyScreen })))
const ChallengeScreen = lazy(() => import('./screens/challenge.tsx').then((m) => ({ default: m.ChallengeScreen })))

const FamilyScreen = lazy(() => import('./screens/family.tsx').then((m) => ({ default: m.FamilyScreen })))
const FamiliesBoardScreen = lazy(() =>
  import('./screens/families-board.tsx').then((m) => ({ default: m.FamiliesBoardScreen })),
)
const FollowUpsScreen = lazy(() => import('./screens/follow-ups.tsx').then((m) => ({ default: m.FollowUpsScreen })))
const WalkInScreen = lazy(() => import('./screens/walk-in.tsx').then((m) => ({ default: m.WalkInScreen })))
const FamilySourcesScreen = lazy(() =>
  import('./screens/family-sources.tsx').then((m) => ({ default: m.FamilySourcesScreen })),
)
const PaymentScreen = lazy(() => import('./screens/payment.tsx').then((m) => ({ default: m.PaymentScreen })))
const CashClosingScreen = lazy(() =>
  import('./screens/cash-closing.tsx').then((m) => ({ default: m.CashClosingScreen })),
)
const RefundScreen = lazy(() => import('./screens/refund.tsx').then((m) => ({ default: m.RefundScreen })))
const StudentScreen = lazy(() => import('./screens/student.tsx').then((m) => ({ default: m.StudentScreen })))
const ClassListScreen = lazy(() => import('./screens/class-list.tsx').then((m) => ({ default: m.ClassListScreen })))
const BreachScreen = lazy(() => import('./screens/breach.tsx').then((m) => ({ default: m.BreachScreen })))
const PlanScreen = lazy(() => import('./screens/plan.tsx').then((m) => ({ default: m.PlanScreen })))

const DoorScreen = lazy(() => import('./screens/door.tsx').then((m) => ({ default: m.DoorScreen })))

const ApplicationScreen = lazy(() =>
  import('./screens/application.tsx').then((m) => ({ default: m.ApplicationScreen })),
)

const Root = () => (
  <AdminRoot>
    <Suspense fallback={<Skeleton />}>
      <Outlet />
    </Suspense>
    <FactorDialog />
    <Toaster />
  </AdminRoot>
)

const files = import.meta.glob<Record<string, ComponentType>>(['./screens/*.tsx', '!./screens/*.test.tsx'])

/** The screen that a file of `screens/` exports. */
const screenIn = (name: string) =>
  lazy(async () => {
    const exported = await files[`./screens/${name}.tsx`]?.()
    const [, Screen] = Object.entries(exported ?? {}).find(([key]) => key.endsWith('Screen')) ?? []
    if (!Screen)
      throw new Error(`apps/office/app/screens/${name}.tsx has no screen for the place /${name} of the menu.`)
    return { default: Screen }
  })

/** Inside the frame, beside the places of the menu. */
const written: RouteObject[] = [
  { index: true, element: <TodayScreen /> },
  { path: 'me', element: <MeScreen /> },
  { path: 'people/:id', element: <PersonScreen /> },
  { path: 'design', element: <DesignScreen /> },
  { path: 'settings/:key?', element: <SettingsScreen /> },
  { path: 'disclosure-meter', element: <DisclosureMeterScreen /> },
  { path: 'findings', element: <FindingsScreen /> },
  { path: 'imports/:id', element: <ImportScreen /> },
  { path: ':resource/import', element: <ImportStartScreen /> },
  { path: 'families/board', element: <FamiliesBoardScreen /> },
  { path: 'families/follow-ups', element: <FollowUpsScreen /> },
  { path: 'families/sources', element: <FamilySourcesScreen /> },
  { path: 'families/new', element: <WalkInScreen /> },
  { path: 'families/:id', element: <FamilyScreen /> },
  { path: 'applications/:id', element: <ApplicationScreen /> },
  { path: 'check/:id', element: <DoorScreen /> },
  { path: 'payments/:id', element: <PaymentScreen /> },
  { path: 'cash/:id', element: <CashClosingScreen /> },
  { path: 'refunds/:id', element: <RefundScreen /> },
  { path: 'students/class-list', element: <ClassListScreen /> },
  { path: 'students/:id', element: <StudentScreen /> },
  { path: 'breaches/:id', element: <BreachScreen /> },
  { path: 'instalments/:id', element: <PlanScreen /> },
  { path: 'questions/import', element: <QuestionImportStartScreen /> },
  { path: 'questions/import/:id', element: <QuestionImportScreen /> },
  { path: 'questions/:id', element: <QuestionScreen /> },
  { path: 'papers/:id', element: <PaperScreen /> },
  { path: 'papers/:id/print', element: <PaperPrintScreen /> },
  { path: 'packs/:code', element: <PackScreen /> },
  {
    path: 'tests/:slug',
    element: <TestFrame />,
    children: [
      { index: true, element: <TestCockpitScreen /> },
      { path: 'people', element: <TestPeopleScreen /> },
      { path: 'plan', element: <TestPlanScreen /> },
    ],
  },
  { path: 'attendance', element: <AttendanceDayScreen /> },
  { path: 'attendance/:slug', element: <AttendanceScreen /> },
  { path: 'tests/:slug/console', element: <TestConsoleScreen /> },
  { path: 'tests/:slug/late', element: <LateAnswersScreen /> },
  { path: 'tests/:slug/day', element: <DayReportScreen /> },
  { path: 'tests/:slug/results', element: <TestResultsScreen /> },
  { path: 'tests/:slug/results/:uuid', element: <StudentReportScreen /> },
  { path: 'challenges/:id', element: <ChallengeScreen /> },
  { path: 'keys/:version', element: <ChangeKeyScreen /> },
  { path: ':resource', element: <ListScreen /> },
  { path: ':resource/:id', element: <RecordScreen /> },
  { path: '*', element: <NotFoundScreen /> },
]

/** A place of the menu with an address of one word is drawn by the file of that name, unless it is written above. */
const places = menuEntries
  .map(({ to }) => to.slice(1))
  .filter((path) => !path.includes('/') && !written.some((one) => one.path === path || one.path === `${path}/:key?`))
  .map((path): RouteObject => {
    const Screen = screenIn(path)
    return { path, element: <Screen /> }
  })

export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <OfficeFailed />,
    children: [
      { path: 'sign-in', element: <SignInScreen /> },
      { path: 'factor', element: <FactorScreen /> },
      { path: 'enrol', element: <EnrolScreen /> },
      { path: 'invite/:token', element: <InviteScreen /> },
      {
        element: <InOffice />,
        // A screen that fails takes nothing else along: the frame and its navigation stand outside.
        children: [{ errorElement: <ScreenFailed />, children: [...places, ...written] }],
      },
    ],
  },
]
