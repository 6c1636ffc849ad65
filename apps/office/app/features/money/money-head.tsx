import { minutes } from '@northlight/contract/durations'
import { shownMoney } from '@northlight/contract/money'
import type { MoneyFigures } from '@northlight/contract/payments/money-desk'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { client } from '../../platform/api/client.ts'
import { listLink } from '../../platform/api/list-link.ts'
import { useMay } from '../../platform/me/use-me.ts'
import { PageHead } from '../../ui/page-head.tsx'

const tabs = [
  { to: '/payments', label: 'Payments' },
  { to: '/cash', label: 'Cash', act: 'cash.close' },
  { to: '/received-cheques', label: 'Cheques' },
  { to: '/refunds', label: 'Refunds' },
  { to: '/instalments', label: 'Instalments' },
  { to: '/unmatched', label: 'Unmatched' },
  { to: '/settlement', label: 'Settlement check', act: 'payments.compare' },
] as const

export const moneyKey = ['money']
export const useMoney = () =>
  useQuery({ queryKey: moneyKey, queryFn: () => client.get('/office/money'), staleTime: minutes(1) })

const countOf = (figures: MoneyFigures | undefined, to: (typeof tabs)[number]['to']): number => {
  if (!figures) return 0
  if (to === '/refunds') return figures.refunds.count
  if (to === '/instalments') return figures.overdue.count
  return to === '/unmatched' ? figures.unmatched.count : 0
}

const payments = (count: number) => `${count} ${count === 1 ? 'payment' : 'payments'}`

/** Figures and tabs of the money screens; each figure leads to the list that makes it. */
export function MoneyHead({ title, acts }: { title: string; acts?: ReactNode }) {
  const { pathname } = useLocation()
  const figures = useMoney().data?.figures
  const may = useMay()
  const shown = tabs.filter((tab) => !('act' in tab) || may(tab.act))
  const line = useRef<HTMLElement>(null)
  // On a phone the tabs scroll in their line; the one that is open is never off its edge.
  useEffect(() => {
    const tab = line.current?.querySelector<HTMLElement>(`a[href$="${pathname}"]`)
    if (line.current && tab) line.current.scrollLeft = tab.offsetLeft - (line.current.clientWidth - tab.offsetWidth) / 2
  }, [pathname])
  return (
    <>
      <PageHead crumbs={[{ label: 'Money' }]} title={title} acts={acts} />
      {figures && (
        <div className="sums">
          <Link to="/payments">
            <b>{shownMoney(figures.today.amount_paise)}</b>
            <span>today, {payments(figures.today.count)}</span>
          </Link>
          <Link to="/payments">
            <b>{shownMoney(figures.week.amount_paise)}</b>
            <span>7 days</span>
          </Link>
          <Link to="/unmatched">
            <b>{shownMoney(figures.unmatched.amount_paise)}</b>
            <span className={figures.unmatched.count > 0 ? 'due' : undefined}>
              unmatched, {figures.unmatched.count}
            </span>
          </Link>
          <Link to="/refunds">
            <b>{shownMoney(figures.refunds.amount_paise)}</b>
            <span className={figures.refunds.late > 0 ? 'bad' : undefined}>
              to refund, {figures.refunds.count}
              {figures.refunds.late > 0 && `, ${figures.refunds.late} late`}
            </span>
          </Link>
          <Link to={listLink('/instalments?filter[state]=due')}>
            <b>{shownMoney(figures.instalments.amount_paise)}</b>
            <span>instalments due in 14 days</span>
          </Link>
        </div>
      )}
      <nav className="views" aria-label="Money" ref={line}>
        {shown.map(({ to, label }) => {
          const count = countOf(figures, to)
          return (
            <Link key={to} to={to} aria-current={pathname === to ? 'page' : undefined}>
              {label} {count > 0 && <span className="count">{count}</span>}
            </Link>
          )
        })}
      </nav>
    </>
  )
}
