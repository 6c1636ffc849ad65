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

const PaymentsScreen = lazy(() => import('./screens/payments.tsx').then((m) => ({ default: m.PaymentsScreen })))
const PaymentScreen = lazy(() => import('./screens/payment.tsx').then((m) => ({ default: m.PaymentScreen })))
const UnmatchedScreen = lazy(() => import('./screens/unmatched.tsx').then((m) => ({ default: m.UnmatchedScreen })))
const RefundsScreen = lazy(() => import('./screens/refunds.tsx').then((m) => ({ default: m.RefundsScreen })))
const RefundScreen = lazy(() => import('./screens/refund.tsx').then((m) => ({ default: m.RefundScreen })))
const InstalmentsScreen = lazy(() =>
  import('./screens/instalments.tsx').then((m) => ({ default: m.InstalmentsScreen })),
)
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

const BandsScreen = lazy(() => import('./screens/bands.tsx').then((m) => ({ default: m.BandsScreen })))

const SettlementScreen = lazy(() => import('./screens/settlement.tsx').then((m) => ({ default: m.SettlementScreen })))

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
          { path: 'applications', element: <ApplicationsScreen /> },
          { path: 'applications/:id', element: <ApplicationScreen /> },
          { path: 'sittings', element: <SittingsScreen /> },
          { path: 'bands', element: <BandsScreen /> },
          { path: 'data-rights', element: <DataRightsScreen /> },
          { path: 'consents', element: <ConsentsScreen /> },
          { path: 'check', element: <CheckScreen /> },
          { path: 'check/:id', element: <DoorScreen /> },
          { path: 'payments', element: <PaymentsScreen /> },
          { path: 'payments/:id', element: <PaymentScreen /> },
          { path: 'unmatched', element: <UnmatchedScreen /> },
          { path: 'settlement', element: <SettlementScreen /> },
          { path: 'refunds', element: <RefundsScreen /> },
          { path: 'refunds/:id', element: <RefundScreen /> },
          { path: 'instalments', element: <InstalmentsScreen /> },
          { path: 'instalments/:id', element: <PlanScreen /> },
          { path: ':resource', element: <ListScreen /> },
          { path: ':resource/:id', element: <RecordScreen /> },
          { path: '*', element: <NotFoundScreen /> },
        ],
      },
    ],
  },
]
