import { Link } from 'react-router'
import { useMe } from '../platform/me/use-me.ts'
import { PageHead } from '../ui/page-head.tsx'
import { Empty } from '../ui/states.tsx'

export function TodayScreen() {
  const me = useMe()
  return (
    <>
      <PageHead title={`Good day, ${me.name.split(' ')[0]}`} />
      <Empty icon="home" title="Nothing waits for you">
        <Link to="/articles">Articles</Link>
      </Empty>
    </>
  )
}
