import { Icon, type IconProps } from './icon.tsx'

export function ImageIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="5" width="16" height="14" rx="2" />
      <circle cx="9" cy="10" r="1.6" />
      <path d="m5 17 5-4.5 3 2.5 3-3 3.5 3.5" />
    </Icon>
  )
}
