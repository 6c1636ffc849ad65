import { Icon, type IconProps } from './icon.tsx'

export function BinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5" />
    </Icon>
  )
}
