/** The mark and the name; the institute's first word is set stronger. */
export function Logo({ name }: { name: string }) {
  const [first = ''] = name.split(' ')
  return (
    <>
      <svg viewBox="0 0 36 36" width="28" height="28" fill="none" aria-hidden="true">
        <path
          d="M6.3 25.8A14 14 0 0 1 18 4M10.4 23.6A9.3 9.3 0 0 1 18 8.9M29.7 25.8A14 14 0 0 0 25.5 6.2M25.3 23.6A9.3 9.3 0 0 0 23.6 10.8"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          opacity=".8"
        />
        <path d="M18 9.5 19.7 16.6 27 18.3 19.7 20 18 27 16.3 20 9 18.3 16.3 16.6Z" fill="var(--color-gold)" />
        <path d="M4 31.5H32" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
      </svg>
      <span>
        {first} <span>Office</span>
      </span>
    </>
  )
}
