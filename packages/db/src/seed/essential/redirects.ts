/** Addresses under which these pages are often looked for. */
export const redirects = [
  { from_path: '/legal/refund-policy', to_path: '/legal/refund-and-cancellation', status: 301 },
  { from_path: '/legal/terms-condition', to_path: '/legal/terms-of-use', status: 301 },
  { from_path: '/legal/cookies-policy', to_path: '/legal/cookies', status: 301 },
]
