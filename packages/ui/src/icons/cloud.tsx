import { Icon, type IconProps } from './icon.tsx'

export function CloudIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 18a4 4 0 0 1-.5-8A6 6 0 0 1 18 9.5 4.2 4.2 0 0 1 17.5 18Z" />
      <path d="m9.3 13.6 2 2 3.6-4" />
    </Icon>
  )
}
