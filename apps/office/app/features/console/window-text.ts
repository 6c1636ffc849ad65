import { clockText } from '../../ui/time.tsx'

export const windowText = ({ opens_at, closes_at }: { opens_at: string | null; closes_at: string | null }) =>
  opens_at && closes_at ? `${clockText(opens_at)}–${clockText(closes_at)}` : 'any time'
