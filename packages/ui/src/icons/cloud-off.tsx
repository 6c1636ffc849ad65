import { Icon, type IconProps } from './icon.tsx'

export function CloudOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 18a4 4 0 0 1-.5-8A6 6 0 0 1 18 9.5 4.2 4.2 0 0 1 17.5 18Z" />
      <path d="m4 3.5 16.5 17" />
    </Icon>
  )
}
