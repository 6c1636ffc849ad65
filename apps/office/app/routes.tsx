import { lazy, Suspense } from 'react'
import { Outlet, type RouteObject } from 'react-router'
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
const PicturesScreen = lazy(() => import('./screens/pictures.tsx').then((m) => ({ default: m.PicturesScreen })))
const ImportStartScreen = lazy(() =>
  import('./screens/import-start.tsx').then((m) => ({ default: m.ImportStartScreen })),
)
const ImportScreen = lazy(() => import('./screens/import.tsx').then((m) => ({ default: m.ImportScreen })))
const DisclosureMeterScreen = lazy(() =>
  import('./screens/disclosure-meter.tsx').then((m) => ({ default: m.DisclosureMeterScreen })),
)
const FindingsScreen = lazy(() => import('./screens/findings.tsx').then((m) => ({ default: m.FindingsScreen })))
const PeopleScreen = lazy(() => import('./screens/people.tsx').then((m) => ({ default: m.PeopleScreen })))
const PersonScreen = lazy(() => import('./screens/person.tsx').then((m) => ({ default: m.PersonScreen })))
const BreachScreen = lazy(() => import('./screens/breach.tsx').then((m) => ({ default: m.BreachScreen })))
const BreachesScreen = lazy(() => import('./screens/breaches.tsx').then((m) => ({ default: m.BreachesScreen })))
const AuditScreen = lazy(() => import('./screens/audit.tsx').then((m) => ({ default: m.AuditScreen })))
const JobsScreen = lazy(() => import('./screens/jobs.tsx').then((m) => ({ default: m.JobsScreen })))
const MailsScreen = lazy(() => import('./screens/mails.tsx').then((m) => ({ default: m.MailsScreen })))
const DesignScreen = lazy(() => import('./screens/design.tsx').then((m) => ({ default: m.DesignScreen })))
const BackupsScreen = lazy(() => import('./screens/backups.tsx').then((m) => ({ default: m.BackupsScreen })))
const HealthScreen = lazy(() => import('./screens/health.tsx').then((m) => ({ default: m.HealthScreen })))
const QuestionsScreen = lazy(() => import('./screens/questions.tsx').then((m) => ({ default: m.QuestionsScreen })))
const QuestionImportStartScreen = lazy(() =>
  import('./screens/question-import-start.tsx').then((m) => ({ default: m.QuestionImportStartScreen })),
)
const QuestionImportScreen = lazy(() =>
  import('./screens/question-import.tsx').then((m) => ({ default: m.QuestionImportScreen })),
)
const QuestionScreen = lazy(() => import('./screens/question.tsx').then((m) => ({ default: m.QuestionScreen })))
const PapersScreen = lazy(() => import('./screens/papers.tsx').then((m) => ({ default: m.PapersScreen })))
const PaperScreen = lazy(() => import('./screens/paper.tsx').then((m) => ({ default: m.PaperScreen })))
const PaperPrintScreen = lazy(() => import('./screens/paper-print.tsx').then((m) => ({ default: m.PaperPrintScreen })))
const PacksScreen = lazy(() => import('./screens/packs.tsx').then((m) => ({ default: m.PacksScreen })))
const PackScreen = lazy(() => import('./screens/pack.tsx').then((m) => ({ default: m.PackScreen })))
const TestsScreen = lazy(() => import('./screens/tests.tsx').then((m) => ({ default: m.TestsScreen })))
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
const ChangeKeyScreen = lazy(() => import('./screens/change-key.tsx').then((m) => ({ default: m.ChangeKeyScreen })))
const ChallengeScreen = lazy(() => import('./screens/challenge.tsx').then((m) => ({ default: m.ChallengeScreen })))

const FamiliesScreen = lazy(() => import('./screens/families.tsx').then((m) => ({ default: m.FamiliesScreen })))
const FamilyScreen = lazy(() => import('./screens/family.tsx').then((m) => ({ default: m.FamilyScreen })))
const FamiliesBoardScreen = lazy(() =>
  import('./screens/families-board.tsx').then((m) => ({ default: m.FamiliesBoardScreen })),
)
const FollowUpsScreen = lazy(() => import('./screens/follow-ups.tsx').then((m) => ({ default: m.FollowUpsScreen })))
const WalkInScreen = lazy(() => import('./screens/walk-in.tsx').then((m) => ({ default: m.WalkInScreen })))
const FamilySourcesScreen = lazy(() =>
  import('./screens/family-sources.tsx').then((m) => ({ default: m.FamilySourcesScreen })),
)
const PaymentsScreen = lazy(() => import('./screens/payments.tsx').then((m) => ({ default: m.PaymentsScreen })))
const PaymentScreen = lazy(() => import('./screens/payment.tsx').then((m) => ({ default: m.PaymentScreen })))
const UnmatchedScreen = lazy(() => import('./screens/unmatched.tsx').then((m) => ({ default: m.UnmatchedScreen })))
const ChequesScreen = lazy(() => import('./screens/cheques.tsx').then((m) => ({ default: m.ChequesScreen })))
const RefundsScreen = lazy(() => import('./screens/refunds.tsx').then((m) => ({ default: m.RefundsScreen })))
const RefundScreen = lazy(() => import('./screens/refund.tsx').then((m) => ({ default: m.RefundScreen })))
const InstalmentsScreen = lazy(() =>
  import('./screens/instalments.tsx').then((m) => ({ default: m.InstalmentsScreen })),
)
const StudentsScreen = lazy(() => import('./screens/students.tsx').then((m) => ({ default: m.StudentsScreen })))
const StudentScreen = lazy(() => import('./screens/student.tsx').then((m) => ({ default: m.StudentScreen })))
const ClassListScreen = lazy(() => import('./screens/class-list.tsx').then((m) => ({ default: m.ClassListScreen })))
const PlanScreen = lazy(() => import('./screens/plan.tsx').then((m) => ({ default: m.PlanScreen })))

const CheckScreen = lazy(() => import('./screens/check.tsx').then((m) => ({ default: m.CheckScreen })))
const DoorScreen = lazy(() => import('./screens/door.tsx').then((m) => ({ default: m.DoorScreen })))

const ApplicationsScreen = lazy(() =>
  import('./screens/applications.tsx').then((m) => ({ default: m.ApplicationsScreen })),
)
const ApplicationScreen = lazy(() =>
  import('./screens/application.tsx').then((m) => ({ default: m.ApplicationScreen })),
)
const SittingsScreen = lazy(() => import('./screens/sittings.tsx').then((m) => ({ default: m.SittingsScreen })))

const ConsentsScreen = lazy(() => import('./screens/consents.tsx').then((m) => ({ default: m.ConsentsScreen })))

const WaiversScreen = lazy(() => import('./screens/waivers.tsx').then((m) => ({ default: m.WaiversScreen })))
const BandsScreen = lazy(() => import('./screens/bands.tsx').then((m) => ({ default: m.BandsScreen })))

const SettlementScreen = lazy(() => import('./screens/settlement.tsx').then((m) => ({ default: m.SettlementScreen })))

const ChildLinksScreen = lazy(() => import('./screens/child-links.tsx').then((m) => ({ default: m.ChildLinksScreen })))
const DataRightsScreen = lazy(() => import('./screens/data-rights.tsx').then((m) => ({ default: m.DataRightsScreen })))

const Root = () => (
  <AdminRoot>
    <Suspense fallback={<Skeleton />}>
      <Outlet />
    </Suspense>
    <FactorDialog />
    <Toaster />
  </AdminRoot>
)

/** Inside the frame. */
const screens: RouteObject[] = [
  { index: true, element: <TodayScreen /> },
  { path: 'me', element: <MeScreen /> },
  { path: 'pictures', element: <PicturesScreen /> },
  { path: 'people', element: <PeopleScreen /> },
  { path: 'people/:id', element: <PersonScreen /> },
  { path: 'audit', element: <AuditScreen /> },
  { path: 'breaches', element: <BreachesScreen /> },
  { path: 'breaches/:id', element: <BreachScreen /> },
  { path: 'jobs', element: <JobsScreen /> },
  { path: 'mails', element: <MailsScreen /> },
  { path: 'backups', element: <BackupsScreen /> },
  { path: 'health', element: <HealthScreen /> },
  { path: 'design', element: <DesignScreen /> },
  { path: 'settings/:key?', element: <SettingsScreen /> },
  { path: 'disclosure-meter', element: <DisclosureMeterScreen /> },
  { path: 'findings', element: <FindingsScreen /> },
  { path: 'imports/:id', element: <ImportScreen /> },
  { path: ':resource/import', element: <ImportStartScreen /> },
  { path: 'families', element: <FamiliesScreen /> },
  { path: 'families/board', element: <FamiliesBoardScreen /> },
  { path: 'families/follow-ups', element: <FollowUpsScreen /> },
  { path: 'families/sources', element: <FamilySourcesScreen /> },
  { path: 'families/new', element: <WalkInScreen /> },
  { path: 'families/:id', element: <FamilyScreen /> },
  { path: 'applications', element: <ApplicationsScreen /> },
  { path: 'applications/:id', element: <ApplicationScreen /> },
  { path: 'sittings', element: <SittingsScreen /> },
  { path: 'waivers', element: <WaiversScreen /> },
  { path: 'bands', element: <BandsScreen /> },
  { path: 'data-rights', element: <DataRightsScreen /> },
  { path: 'child-links', element: <ChildLinksScreen /> },
  { path: 'consents', element: <ConsentsScreen /> },
  { path: 'check', element: <CheckScreen /> },
  { path: 'check/:id', element: <DoorScreen /> },
  { path: 'payments', element: <PaymentsScreen /> },
  { path: 'payments/:id', element: <PaymentScreen /> },
  { path: 'unmatched', element: <UnmatchedScreen /> },
  { path: 'settlement', element: <SettlementScreen /> },
  { path: 'received-cheques', element: <ChequesScreen /> },
  { path: 'refunds', element: <RefundsScreen /> },
  { path: 'refunds/:id', element: <RefundScreen /> },
  { path: 'students', element: <StudentsScreen /> },
  { path: 'students/class-list', element: <ClassListScreen /> },
  { path: 'students/:id', element: <StudentScreen /> },
  { path: 'instalments', element: <InstalmentsScreen /> },
  { path: 'instalments/:id', element: <PlanScreen /> },
  { path: 'questions', element: <QuestionsScreen /> },
  { path: 'questions/import', element: <QuestionImportStartScreen /> },
  { path: 'questions/import/:id', element: <QuestionImportScreen /> },
  { path: 'questions/:id', element: <QuestionScreen /> },
  { path: 'papers', element: <PapersScreen /> },
  { path: 'papers/:id', element: <PaperScreen /> },
  { path: 'papers/:id/print', element: <PaperPrintScreen /> },
  { path: 'packs', element: <PacksScreen /> },
  { path: 'packs/:code', element: <PackScreen /> },
  { path: 'tests', element: <TestsScreen /> },
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
  { path: 'console', element: <ConsoleScreen /> },
  { path: 'tests/:slug/console', element: <TestConsoleScreen /> },
  { path: 'tests/:slug/late', element: <LateAnswersScreen /> },
  { path: 'tests/:slug/day', element: <DayReportScreen /> },
  { path: 'tests/:slug/results', element: <TestResultsScreen /> },
  { path: 'tests/:slug/results/:uuid', element: <StudentReportScreen /> },
  { path: 'challenges', element: <ChallengesScreen /> },
  { path: 'challenges/:id', element: <ChallengeScreen /> },
  { path: 'keys/:version', element: <ChangeKeyScreen /> },
  { path: ':resource', element: <ListScreen /> },
  { path: ':resource/:id', element: <RecordScreen /> },
  { path: '*', element: <NotFoundScreen /> },
]

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
        children: [{ errorElement: <ScreenFailed />, children: screens }],
      },
    ],
  },
]
