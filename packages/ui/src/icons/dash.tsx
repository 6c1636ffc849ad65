import { Icon, type IconProps } from './icon.tsx'

export function DashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 12h12" />
    </Icon>
  )
}
