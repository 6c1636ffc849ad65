import { laterPart, loadAll } from '../later-part.tsx'

export const Progress = laterPart(() => import('../progress.tsx').then((part) => part.Progress))
export const ParentsPart = laterPart(() => import('./parents-part.tsx').then((part) => part.ParentsPart))
export const TestPart = laterPart(() => import('./test-part.tsx').then((part) => part.TestPart))
export const RegistrationSide = laterPart(() => import('./side.tsx').then((part) => part.RegistrationSide))

/** What is fetched once somebody moves. */
export const formParts = loadAll(Progress, ParentsPart, TestPart, RegistrationSide)
await formParts.ahead()
