import { Icon, type IconProps } from './icon.tsx'

export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 5.500v13l10.5-6.500Z" />
    </Icon>
  )
}
