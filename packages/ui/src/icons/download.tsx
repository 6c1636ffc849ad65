import { Icon, type IconProps } from './icon.tsx'

export function DownloadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4v11M7 11l5 5 5-5M5 20h14" />
    </Icon>
  )
}
