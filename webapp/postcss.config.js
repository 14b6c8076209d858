/** Breakpoints for `$phone`-style media queries; Mantine's preset brings nesting and its mixins. */
export default {
  plugins: {
    'postcss-preset-mantine': {},
    'postcss-simple-vars': {
      variables: { wide: '48em', wider: '64em', widest: '72em' },
    },
  },
};
