import { Icon, type IconProps } from './icon.tsx'

export function RingIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="6" />
    </Icon>
  )
}
