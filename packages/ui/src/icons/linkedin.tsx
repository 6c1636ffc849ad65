import { Icon, type IconProps } from './icon.tsx'

export function LinkedinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="4" width="16" height="16" rx="2" />
      <path d="M8 11v5M8 8v.01M12 16v-5M12 13c0-2.6 4-2.7 4 0v3" />
    </Icon>
  )
}
