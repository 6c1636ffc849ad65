import { Icon, type IconProps } from './icon.tsx'

export function ShareIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="6" cy="12" r="2.5" />
      <circle cx="17" cy="6" r="2.5" />
      <circle cx="17" cy="18" r="2.5" />
      <path d="m8.3 10.9 6.5-3.600M8.3 13.100l6.5 3.6" />
    </Icon>
  )
}
