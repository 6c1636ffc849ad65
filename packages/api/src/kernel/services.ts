import type { BackupView } from '@northlight/contract/office/institute'

/** What files, money and backups must be able to do for every domain. `media`, `payments` and the server make them. */

/** What is known of a file without reading it. Another content has another `tag`. */
export type FileFacts = { size: number; type: string; modifiedAt: Date; tag: string }
export type StoredFile = { bytes: Uint8Array; type: string; modifiedAt: Date }
export type FileStream = FileFacts & { body: ReadableStream<Uint8Array<ArrayBuffer>> }

/** A path that does not exist, or that no file can have, is answered with null. Any other failure is thrown. */
export type FileStore = {
  head(path: string): Promise<FileFacts | null>
  /** The whole file in memory: for what was uploaded, which is small. */
  read(path: string): Promise<StoredFile | null>
  /** For replies. Anyone who asks for a body reads it to the end or cancels it. */
  stream(path: string): Promise<FileStream | null>
  /** All or nothing: readers meet the old file or the new one, never half of one. */
  write(path: string, bytes: Uint8Array): Promise<void>
  /**
   * Writes what nobody shall change before a day, where the storage can hold it so; gives whether it does. Absent
   * where files lie on the disk of this machine.
   */
  writeLocked?(path: string, bytes: Uint8Array, until: Date): Promise<boolean>
  remove(path: string): Promise<void>
  /** Every file below a folder, with the time it was written; without a folder all there are. */
  list(folder?: string): Promise<{ path: string; modifiedAt: Date }[]>
}

/** Public files are served to anyone; private ones (identity cards, mark sheets, CVs) only through a verb with a policy. */
export type Storage = { public: FileStore; private: FileStore }

/** What the gateway knows of an order. Amounts are integer paise, instants ISO strings. */
export type GatewayOrder = {
  id: string
  status: 'created' | 'attempted' | 'paid'
  amount_paise: number
  amount_paid_paise: number
  currency: 'INR'
  receipt: string
  notes: Record<string, string>
  created_at: string
}

export type GatewayPayment = {
  id: string
  /** Empty when money came without an order. */
  order_id: string
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  amount_paise: number
  amount_refunded_paise: number
  /** As the gateway says it: anything but INR is a mistake to find. */
  currency: string
  /** card, upi, netbanking … as the gateway names it. */
  method: string
  error_description: string | null
  created_at: string
}

export type GatewayRefund = {
  id: string
  payment_id: string
  status: 'pending' | 'processed' | 'failed'
  amount_paise: number
  receipt: string
  created_at: string
}

export type NewOrder = { amount_paise: number; currency: 'INR'; receipt: string; notes: Record<string, string> }

/** What the checkout in the browser hands back after a payment. */
export type PaymentProof = { order_id: string; payment_id: string; signature: string }

export type Checkout = { kind: 'razorpay'; key_id: string } | { kind: 'sandbox' } | { kind: 'closed' }

/** One door to the bank. The real gateway and the sandbox sign in the same way, so both are checked by the same code. */
export type Gateway = {
  name: string
  /** Which window the browser opens to pay. */
  checkout: Checkout
  /** Reads something, to find out whether the keys are good; absent where there is no bank to ask. */
  check?(): Promise<void>
  createOrder(order: NewOrder): Promise<GatewayOrder>
  fetchPayments(orderId: string): Promise<GatewayPayment[]>
  /** Takes money that the bank has only set aside. What was captured before is given back as it is. */
  capture(payment: GatewayPayment): Promise<GatewayPayment>
  verifyPayment(proof: PaymentProof): boolean
  verifyWebhook(rawBody: string | Uint8Array, signature: string): boolean
  refund(paymentId: string, refund: { amount_paise: number; receipt: string }): Promise<GatewayRefund>
}

export type Backup = BackupView

/** Made and kept by the server, which knows where the files lie. */
export type Backups = {
  /** Newest first. */
  list(): Promise<Backup[]>
  /** Makes one, looks whether it is whole, and lets the oldest go. */
  make(): Promise<void>
  /** The hour of the night, in India. */
  hour: number
  /** Whether a second place is set, so that a lost disk is not the end. */
  isElsewhere: boolean
  /** Whether one can be made by itself: a machine beside PostgreSQL and a bucket keeps no file of a person, so there only at a second place. */
  hasPlace: boolean
  /** Makes one, takes it to the second place where there is one, restores it for a try, and lets old ones go. */
  nightly(at: string): Promise<void>
  /** Restores one beside the institute, looks at it as a start would, and notes what was found. */
  drill(name: string, at: string): Promise<void>
  /** One as a single file. */
  open(name: string): Promise<ReadableStream<Uint8Array> | null>
}
