import { readCourses } from './courses.ts'
import { readEvents } from './events.ts'
import { readFamilies } from './families.ts'
import { readInstitute } from './institute.ts'
import { readPages } from './pages.ts'
import { readPeople } from './people.ts'
import { readProgrammes } from './programmes.ts'

/** What the demo institute says and shows, without its online tests. */
export const readContent = () => ({
  ...readInstitute(),
  ...readPeople(),
  courses: readCourses(),
  ...readEvents(),
  ...readPages(),
  ...readProgrammes(),
  ...readFamilies(),
})
export type Content = ReturnType<typeof readContent>
