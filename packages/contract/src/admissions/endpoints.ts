import { hallEndpoints } from './hall.ts'
import { makeSittings } from './new-sittings.ts'
import { offerEndpoints } from './offer.ts'
import { officeAdmissionEndpoints } from './office.ts'
import { admissionManyEndpoints } from './office-many.ts'
import { admissionDeskEndpoints } from './office-seats.ts'
import { admissionTestEndpoints } from './online-test.ts'
import { changeSitting, checkTicket, download, info, repay, repayByGet, verify, withdraw } from './own.ts'
import { register, registerOwn } from './registration.ts'
import { openSittings } from './sittings.ts'
import { waiverEndpoints } from './waivers.ts'

export const admissionEndpoints = [
  openSittings,
  register,
  registerOwn,
  verify,
  info,
  repayByGet,
  repay,
  download,
  changeSitting,
  withdraw,
  checkTicket,
  ...offerEndpoints,
  ...admissionTestEndpoints,
  ...officeAdmissionEndpoints,
  ...hallEndpoints,
  ...admissionManyEndpoints,
  ...admissionDeskEndpoints,
  ...waiverEndpoints,
  makeSittings,
] as const
