import type {ComponentProps, ReactNode} from 'react';

interface Props extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  options: readonly {value: string; label?: string}[];
  value: string;
  onChange: (value: string) => void;
}

/** A menu of values. */
export default function Select({options, onChange, ...props}: Props): ReactNode {
  return (
    <select {...props} onChange={({currentTarget}) => onChange(currentTarget.value)}>
      {options.map(({value, label = value}) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
