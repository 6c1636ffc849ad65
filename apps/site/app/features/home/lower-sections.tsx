import { AdmissionBand } from './admission-band.tsx'
import { ComeAndRead } from './come-and-read.tsx'
import { Courses } from './courses.tsx'
import { Faculty } from './faculty.tsx'
import { FirstSteps } from './first-steps.tsx'
import type { HomeData } from './load-home.ts'
import { Results } from './results.tsx'
import { Testimonials } from './testimonials.tsx'
import { WhoWeAre } from './who-we-are.tsx'
import { Why } from './why.tsx'

/** Everything below the first view. */
export function LowerSections({ data, name }: { data: HomeData; name: string }) {
  return (
    <>
      <FirstSteps data={data} />
      <Results result={data.result} achievers={data.achievers} lists={data.lists} />
      <Courses groups={data.groups} found={data.found} />
      <WhoWeAre about={data.about} statements={data.common} />
      <Why name={name} track={data.track} statements={data.reasons} />
      {data.admission && <AdmissionBand admission={data.admission} brochures={data.brochures} />}
      <Faculty people={data.faculty} />
      <Testimonials testimonials={data.testimonials} />
      <ComeAndRead events={data.events} campuses={data.campuses} articles={data.articles} />
    </>
  )
}
