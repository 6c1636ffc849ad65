import { shownMoney } from '@northlight/contract/money'
import { mostEntries, ofAccounts, plain } from './source.ts'

const stateWords: Record<string, string> = {
  registered: 'Application made',
  paid: 'Application paid',
  'hall-ticket-issued': 'Hall ticket made',
  appeared: 'Sat the aptitude test',
  offered: 'Seat offered',
  admitted: 'Admitted',
  declined: 'Application declined',
  withdrawn: 'Application withdrawn',
}

export const accountSource = ofAccounts(async ({ db }, { userIds }) => {
  const users = await db.selectFrom('users').select(['id', 'name', 'created_at']).where('id', 'in', userIds).execute()
  return users.map(({ id, name, created_at }) => ({
    ...plain,
    key: `account:${id}`,
    at: created_at,
    kind: 'account',
    title: `Account of ${name}`,
    family_sees: true,
    tab: 'other',
  }))
})

export const applicationSource = ofAccounts(async ({ db }, { userIds }) => {
  const steps = await db
    .selectFrom('registration_steps')
    .innerJoin('registrations', 'registrations.id', 'registration_steps.registration_id')
    .select(['registration_steps.id', 'registration_steps.state', 'registration_steps.at', 'registration_steps.note'])
    .select('registrations.number')
    .where('registrations.user_id', 'in', userIds)
    .orderBy('registration_steps.at', 'desc')
    .limit(mostEntries)
    .execute()
  return steps.map((step) => ({
    ...plain,
    key: `application-step:${step.id}`,
    at: step.at,
    kind: 'application',
    title: `${stateWords[step.state] ?? step.state}, ${step.number}`,
    text: step.note,
    family_sees: true,
    tab: 'tests',
  }))
})

export const paymentSource = ofAccounts(async ({ db }, { userIds }) => {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'amount_paise', 'description', 'paid_at'])
    .where('user_id', 'in', userIds)
    .where('paid_at', 'is not', null)
    .orderBy('paid_at', 'desc')
    .limit(mostEntries)
    .execute()
  return orders.flatMap(({ id, amount_paise, description, paid_at }) =>
    paid_at === null
      ? []
      : [
          {
            ...plain,
            key: `payment:${id}`,
            at: paid_at,
            kind: 'payment' as const,
            title: `Paid ${shownMoney(amount_paise)}`,
            text: description,
            family_sees: true,
            tab: 'money' as const,
          },
        ],
  )
})

export const consentSource = ofAccounts(async ({ db }, { userIds }) => {
  const consents = await db
    .selectFrom('consents')
    .select(['id', 'by_name', 'purpose', 'agreed_at', 'withdrawn_at'])
    .where('user_id', 'in', userIds)
    .orderBy('agreed_at', 'desc')
    .limit(mostEntries)
    .execute()
  const what = (purpose: string) => (purpose === 'admission' ? 'to the admission' : 'to the account')
  return consents.flatMap(({ id, by_name, purpose, agreed_at, withdrawn_at }) => [
    {
      ...plain,
      key: `consent:${id}`,
      at: agreed_at,
      kind: 'consent' as const,
      title: `${by_name} agreed ${what(purpose)}`,
      family_sees: true,
      tab: 'other' as const,
    },
    ...(withdrawn_at === null
      ? []
      : [
          {
            ...plain,
            key: `consent-withdrawn:${id}`,
            at: withdrawn_at,
            kind: 'consent' as const,
            title: `The consent of ${by_name} was taken back`,
            family_sees: true,
            tab: 'other' as const,
          },
        ]),
  ])
})
