import { ButtonLink } from './link.tsx'

/** The form stands below the text on phones; the way to it stays at the lower edge until it is there. */
export function FormBar({ children }: { children: string }) {
  return (
    <p
      className="sticky bottom-0 z-25 -mx-gutter mt-6 border-t border-line-2 bg-paper px-gutter pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))] menu:hidden"
      data-noprint
    >
      <ButtonLink to="#form" wide>
        {children}
      </ButtonLink>
    </p>
  )
}
