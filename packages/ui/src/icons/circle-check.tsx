import { Icon, type IconProps } from './icon.tsx'

export function CircleCheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="m8 12.4 2.7 2.7 5.3-6" />
    </Icon>
  )
}
