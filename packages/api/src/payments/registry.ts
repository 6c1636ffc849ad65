import { admissionPurchase } from '../admissions/fee/purchase.ts'
import { courseEnrolment } from '../enrolments/purchase.ts'
import { testPurchase } from '../exams/tests/purchase.ts'
import type { Purchase, PurchaseKind } from './purchases.ts'

/** Everything that can be bought, by kind. A `purchase.ts` never imports from here, nor from `record-payment.ts`. */
const purchases: Partial<Record<PurchaseKind, Purchase>> = {
  course: courseEnrolment,
  admission: admissionPurchase,
  test: testPurchase,
}

export const allPurchases: Purchase[] = Object.values(purchases)

export const purchaseOf = (kind: PurchaseKind): Purchase => {
  const purchase = purchases[kind]
  if (!purchase) throw new Error(`Nothing of the kind ${kind} can be bought.`)
  return purchase
}
