import { defineMigration } from './define.ts'

/** A parent of two children in one course tells the receipts apart by the student; older ones name the payer alone. */
export const studentOfReceipt = defineMigration('0110-student-of-receipt', (t) => [
  t.addColumn('receipts', 'student_name', t.text.orNull()),
])
