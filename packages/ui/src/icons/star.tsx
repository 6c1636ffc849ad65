import { Icon, type IconProps } from './icon.tsx'

export function StarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3l1.6 7.4L21 12l-7.4 1.6L12 21l-1.6-7.4L3 12l7.4-1.6Z" />
    </Icon>
  )
}
