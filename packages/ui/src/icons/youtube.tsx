import { Icon, type IconProps } from './icon.tsx'

export function YoutubeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3" y="6" width="18" height="12" rx="3.5" />
      <path d="m10.5 9.5 4 2.5-4 2.500Z" />
    </Icon>
  )
}
