import { lazy, Suspense } from 'react'
import { Outlet, type RouteObject } from 'react-router'
import { FactorDialog } from './features/security/factor-dialog.tsx'
import { AdminRoot } from './platform/admin/admin-root.tsx'
import { Toaster } from './platform/toasts/toaster.tsx'
import { EnrolScreen } from './screens/enrol.tsx'
import { FactorScreen } from './screens/factor.tsx'
import { InOffice } from './screens/in-office.tsx'
import { ListScreen } from './screens/list.tsx'
import { NotFoundScreen, WentWrong } from './screens/not-found.tsx'
import { SignInScreen } from './screens/sign-in.tsx'
import { TodayScreen } from './screens/today.tsx'
import { Skeleton } from './ui/states.tsx'

/** Screens that few open, or that carry much, come when they are asked for. */
const InviteScreen = lazy(() => import('./screens/invite.tsx').then((m) => ({ default: m.InviteScreen })))
const RecordScreen = lazy(() => import('./screens/record.tsx').then((m) => ({ default: m.RecordScreen })))
const MeScreen = lazy(() => import('./screens/me.tsx').then((m) => ({ default: m.MeScreen })))
const PicturesScreen = lazy(() => import('./screens/pictures.tsx').then((m) => ({ default: m.PicturesScreen })))
const PeopleScreen = lazy(() => import('./screens/people.tsx').then((m) => ({ default: m.PeopleScreen })))
const PersonScreen = lazy(() => import('./screens/person.tsx').then((m) => ({ default: m.PersonScreen })))
const AuditScreen = lazy(() => import('./screens/audit.tsx').then((m) => ({ default: m.AuditScreen })))
const JobsScreen = lazy(() => import('./screens/jobs.tsx').then((m) => ({ default: m.JobsScreen })))
const MailsScreen = lazy(() => import('./screens/mails.tsx').then((m) => ({ default: m.MailsScreen })))
const BackupsScreen = lazy(() => import('./screens/backups.tsx').then((m) => ({ default: m.BackupsScreen })))
const HealthScreen = lazy(() => import('./screens/health.tsx').then((m) => ({ default: m.HealthScreen })))
const SettingsScreen = lazy(() => import('./screens/settings.tsx').then((m) => ({ default: m.SettingsScreen })))
const ConsoleScreen = lazy(() => import('./screens/console.tsx').then((m) => ({ default: m.ConsoleScreen })))
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
const ChallengesScreen = lazy(() => import('./screens/challenges.tsx').then((m) => ({ default: m.ChallengesScreen })))
const ChallengeScreen = lazy(() => import('./screens/challenge.tsx').then((m) => ({ default: m.ChallengeScreen })))

const Root = () => (
  <AdminRoot>
    <Suspense fallback={<Skeleton />}>
      <Outlet />
    </Suspense>
    <FactorDialog />
    <Toaster />
  </AdminRoot>
)

export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <WentWrong />,
    children: [
      { path: 'sign-in', element: <SignInScreen /> },
      { path: 'factor', element: <FactorScreen /> },
      { path: 'enrol', element: <EnrolScreen /> },
      { path: 'invite/:token', element: <InviteScreen /> },
      {
        element: <InOffice />,
        children: [
          { index: true, element: <TodayScreen /> },
          { path: 'me', element: <MeScreen /> },
          { path: 'pictures', element: <PicturesScreen /> },
          { path: 'people', element: <PeopleScreen /> },
          { path: 'people/:id', element: <PersonScreen /> },
          { path: 'audit', element: <AuditScreen /> },
          { path: 'jobs', element: <JobsScreen /> },
          { path: 'mails', element: <MailsScreen /> },
          { path: 'backups', element: <BackupsScreen /> },
          { path: 'health', element: <HealthScreen /> },
          { path: 'settings/:key?', element: <SettingsScreen /> },
          { path: 'console', element: <ConsoleScreen /> },
          { path: 'tests/:slug/console', element: <TestConsoleScreen /> },
          { path: 'tests/:slug/late', element: <LateAnswersScreen /> },
          { path: 'tests/:slug/day', element: <DayReportScreen /> },
          { path: 'tests/:slug/results', element: <TestResultsScreen /> },
          { path: 'tests/:slug/results/:uuid', element: <StudentReportScreen /> },
          { path: 'challenges', element: <ChallengesScreen /> },
          { path: 'challenges/:id', element: <ChallengeScreen /> },
          { path: ':resource', element: <ListScreen /> },
          { path: ':resource/:id', element: <RecordScreen /> },
          { path: '*', element: <NotFoundScreen /> },
        ],
      },
    ],
  },
]
