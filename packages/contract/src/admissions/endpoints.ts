import { admissionDeskEndpoints } from './desk.ts'
import { admissionManyEndpoints } from './desk-many.ts'
import { hallEndpoints } from './hall.ts'
import { offerEndpoints } from './offer.ts'
import { officeAdmissionEndpoints } from './office.ts'
import { changeSitting, checkTicket, download, info, repay, repayByGet, verify, withdraw } from './own.ts'
import { register, registerOwn } from './registration.ts'
import { openSittings } from './sittings.ts'
import { admissionTestEndpoints } from './test.ts'

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
] as const
