import { Icon, type IconProps } from './icon.tsx'

export function UploadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 16V5M7 9l5-5 5 5M5 20h14" />
    </Icon>
  )
}
