import { expect, test } from 'vitest'
import { withTables } from './results-file.ts'

const table = (title: string, cell: string) => ({ title, head: ['what'], rows: [[cell]] })

test('what was measured takes the place of what stood there, and everything else stays', () => {
  const first = withTables('', [table('Pages', 'a'), table('Saves', 'sqlite'), table('Saves', 'postgres')], 'Then.')
  const second = withTables(first, [table('Saves', 'again'), table('Kills', 'none')], 'Now.')
  expect(second.match(/^## .*/gm)).toEqual(['## Pages', '## Saves', '## Kills'])
  expect(second.match(/^\| \w+ /gm)).toEqual(['| what ', '| a ', '| what ', '| again ', '| what ', '| none '])
  expect(second.match(/^(?:Then|Now)\.$/gm)).toEqual(['Then.', 'Now.', 'Now.'])
  expect(withTables(second, [], 'Later.')).toBe(second)
})
