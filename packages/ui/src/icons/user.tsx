import { Icon, type IconProps } from './icon.tsx'

export function UserIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.500c.8-4.5 3.6-6.5 7.5-6.500s6.7 2 7.5 6.5" />
    </Icon>
  )
}
