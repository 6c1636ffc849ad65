import { LogoMark } from '@northlight/ui/kit/logo.tsx'

/** The mark, the first word of the institute's name, and where one is. */
export const Logo = ({ name }: { name: string }) => (
  <>
    <LogoMark size={28} />
    <span>
      {name.split(' ')[0]} <span className="font-[380] text-on-night-2 max-menu:hidden">Office</span>
    </span>
  </>
)
