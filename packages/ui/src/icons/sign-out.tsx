import { Icon, type IconProps } from './icon.tsx'

export function SignOutIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 4H5v16h5M9 12h11M15.5 7.5 20 12l-4.5 4.5" />
    </Icon>
  )
}
