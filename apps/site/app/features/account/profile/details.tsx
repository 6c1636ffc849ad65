import type { Client } from '@northlight/contract/client'
import { MoreLink } from '@northlight/ui/kit/link.tsx'
import { SkeletonLines } from '@northlight/ui/kit/skeleton.tsx'
import { TryAgainLine } from '@northlight/ui/kit/try-again-line.tsx'
import { useRead } from '../../../platform/api/use-read.ts'
import { NearPart } from '../../../platform/loading/near-part.tsx'
import { lazyPart } from '../../../platform/loading/part.tsx'
import { useHashTarget } from '../../../platform/navigation/use-hash-target.ts'
import { ConfirmNotice } from './confirm-notice.tsx'
import { DetailsSection, DetailsWaiting, detailsGrid } from './details-section.tsx'
import { ProfileForm } from './profile-form.tsx'

// The lower half of the page: most people come for the first form.
const passwordForm = lazyPart(() => import('./password-form.tsx').then((part) => part.PasswordForm))
const devicesPart = lazyPart(() => import('./devices.tsx').then((part) => part.Devices))
const familyPart = lazyPart(() => import('../family/family.tsx').then((part) => part.Family))
const whoSees = lazyPart<object>(() => import('../children/who-sees.tsx').then((part) => part.WhoSees))
const yourData = lazyPart(() => import('./your-data.tsx').then((part) => part.YourData))

const readProfile = (client: Client) => client.get('/profile')
const readDevices = (client: Client) => client.get('/profile/devices').then(({ devices }) => devices)

const readFamily = (client: Client) => client.get('/profile/family').then(({ family }) => family)
const readData = (client: Client) => client.get('/profile/data').then(({ data }) => data)

const parts = [
  ['profile', 'Profile'],
  ['password', 'Password'],
  ['devices', 'Devices'],
  ['family', 'Consent'],
  ['who-sees', 'Who sees your marks'],
  ['notices', 'Mails and messages'],
  ['your-data', 'Your data'],
] as const

/** What the institute knows of a person, and who is signed in as them. */
export function Details() {
  const profile = useRead('profile', readProfile)
  const devices = useRead('devices', readDevices)
  const family = useRead('family', readFamily)
  const data = useRead('data', readData)
  useHashTarget(profile.status === 'ready')
  if (profile.status === 'loading') return <DetailsWaiting />
  if (profile.status === 'failed')
    return (
      <div className="wrap min-h-96 py-section">
        <TryAgainLine retry={profile.retry} />
      </div>
    )
  const { user, has_password: hasPassword, wanted_email: wanted } = profile.value
  const unconfirmed = wanted ?? (user.verified === 'VERIFICATION PENDING' ? user.email : null)
  return (
    <>
      {unconfirmed && <ConfirmNotice key={unconfirmed} email={unconfirmed} onConfirmed={profile.refresh} />}
      <div className={detailsGrid}>
        <nav aria-label="On this page" className="sticky top-24 self-start text-sm max-[1180px]:hidden">
          <ul className="border-l border-line-2">
            {parts.map(([id, label]) => (
              <li key={id}>
                <a href={`#${id}`} className="block py-2 pl-4.5 text-ink-2 no-underline hover:text-ink hover:underline">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0">
          <DetailsSection id="profile" title="Profile" lead="This name is printed on your tests and receipts.">
            <ProfileForm
              user={user}
              hasPassword={hasPassword}
              onChange={(next, wanted_email) => profile.set({ ...profile.value, user: next, wanted_email })}
            />
          </DetailsSection>
          <DetailsSection
            id="password"
            title="Password"
            lead={
              hasPassword
                ? 'Other devices are signed out when you change it.'
                : 'You sign in with Google. With a password you can also sign in without it.'
            }
          >
            <NearPart
              part={passwordForm}
              props={{
                hasPassword,
                onChanged: () => {
                  profile.set({ ...profile.value, has_password: true })
                  void devices.refresh()
                },
              }}
              waiting={<SkeletonLines lines={6} />}
            />
          </DetailsSection>
          <DetailsSection
            id="devices"
            title="Devices"
            lead="Where your account is signed in. If you do not know one of them, sign it out and change your password."
          >
            <NearPart
              part={devicesPart}
              props={{ call: devices, onChange: devices.refresh, headingId: 'devices' }}
              waiting={<SkeletonLines lines={4} />}
            />
          </DetailsSection>
          <DetailsSection
            id="family"
            title="Consent"
            lead="If you are under 18, a parent decides and you can read it. It can be taken back on any day."
          >
            <NearPart part={familyPart} props={{ call: family }} waiting={<SkeletonLines lines={4} />} />
          </DetailsSection>
          <DetailsSection id="who-sees" title="Who sees your marks" lead="Marks, rank, letters and fees.">
            <NearPart part={whoSees} props={{}} waiting={<SkeletonLines lines={2} />} />
          </DetailsSection>
          <DetailsSection
            id="notices"
            title="Mails and messages"
            lead="The day before a test, results, fees, and for parents the week in two lines."
          >
            <MoreLink to="/profile/notices">Choose what we tell you, and how</MoreLink>
          </DetailsSection>
          <DetailsSection
            id="your-data"
            title="Your data"
            lead="Everything we hold about you, as a file that you can read and that programs can read."
          >
            <NearPart part={yourData} props={{ call: data, hasPassword }} waiting={<SkeletonLines lines={4} />} />
          </DetailsSection>
        </div>
      </div>
    </>
  )
}
