import { useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import classes from './color-scheme-choice.module.css';
import { Icon, type IconName } from './icon.tsx';

const choices: readonly { value: MantineColorScheme; label: string; icon: IconName }[] = [
  { value: 'auto', label: 'Automatic', icon: 'screen' },
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
];

/** Light, dark, or as the system says. */
export function ColorSchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <div className={classes.choice} role="radiogroup" aria-labelledby="color-scheme-label">
      <span id="color-scheme-label" className={classes.label}>
        Colors
      </span>
      {choices.map(({ value, label, icon }) => (
        <label key={value} data-checked={value === colorScheme || undefined}>
          <input
            type="radio"
            name="color-scheme"
            value={value}
            checked={value === colorScheme}
            onChange={() => setColorScheme(value)}
          />
          <Icon name={icon} />
          {label}
        </label>
      ))}
    </div>
  );
}
