import { Icon, type IconProps } from './icon.tsx'

export function TableIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="5" width="16" height="14" rx="2" />
      <path d="M4 10h16M4 14.500h16M10 10v9" />
    </Icon>
  )
}
