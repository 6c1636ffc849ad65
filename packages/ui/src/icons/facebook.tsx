import { Icon, type IconProps } from './icon.tsx'

export function FacebookIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14 21v-7.500h2.600l.4-3.100H14V8.500c0-.9.3-1.5 1.6-1.500H17V4.200A22 22 0 0 0 14.8 4C12.5 4 11 5.4 11 8v2.400H8.500v3.100H11V21Z" />
    </Icon>
  )
}
