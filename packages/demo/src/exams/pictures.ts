import { chanceOf } from '../art/chance.ts'
import { courseChart } from '../art/courses.ts'
import { picture } from '../art/draw.ts'
import type { Picture } from '../art/pictures.ts'
import { demoTests } from './data/demo-tests.ts'
import { figureOf } from './figures.ts'
import { readPool } from './pool.ts'
import { figurePath } from './store-bank.ts'
import { testPicturePath } from './tests.ts'

const sheet = { width: 1215, height: 645 }

/** The covers of the tests and the figures of the questions. */
export const examPictures = async (): Promise<Picture[]> => {
  const { questions, passages } = await readPool()
  const covers = demoTests.map(({ slug, hint, alt }) => {
    const path = testPicturePath(slug)
    return { path, svg: picture(sheet, courseChart(chanceOf(path), sheet, hint)), ...sheet, alt }
  })
  const figures = [...questions, ...passages].flatMap(({ id, figure }) =>
    figure === undefined ? [] : [{ path: figurePath(id), ...figureOf(figure) }],
  )
  return [...covers, ...figures]
}
