/**
 * Every documented error that a letter or an address can meet, with its status (lob-openapi: generic, authentication, advanced).
 * `billing_address_required` comes from Lob's help pages, which name no status; 401 is what its sister `payment_method_unverified` has.
 */
export const LOB_ERRORS = {
  bad_request: [422, 'An invalid request was made. See error message for details.'],
  conflict: [422, 'This operation would leave data in a conflicted state.'],
  feature_limit_reached: [
    403,
    'The account has reached its resource limit and requires upgrading to add more.',
  ],
  forbidden: [403, 'Forbidden error with your API key or account.'],
  internal_server_error: [500, "An error has occured on Lob's servers. Please try request again."],
  invalid: [422, 'An invalid request was made. See error message for details.'],
  not_deletable: [
    422,
    'An attempt was made to delete a resource, but the resource cannot be deleted.',
  ],
  not_found: [404, 'The requested resource was not found.'],
  request_timeout: [408, 'The request took too long. Please try again.'],
  service_unavailable: [503, 'The Lob servers are temporarily unavailable. Please try again.'],
  unrecognized_endpoint: [404, "The requested endpoint doesn't exist."],
  unsupported_lob_version: [422, 'An unsupported Lob API version was requested.'],
  billing_address_required: [401, 'A billing address is required to submit live requests.'],
  email_required: [
    401,
    'Account must have a verified email address before creating live resources.',
  ],
  invalid_api_key: [
    401,
    'Your API key is not valid. Please sign up on lob.com to get a valid api key.',
  ],
  publishable_key_not_allowed: [
    403,
    'The requested operation needs a secret key, not a publishable key.',
  ],
  rate_limit_exceeded: [
    429,
    'Rate limit exceeded. Please wait 5 seconds and try your request again.',
  ],
  unauthorized: [401, "The request isn't authorized."],
  unauthorized_token: [401, "Token isn't authorized."],
  address_length_exceeds_limit: [
    422,
    'The sum of to.address_line1 and to.address_line2 cannot surpass 50 characters.',
  ],
  custom_envelope_inventory_depleted: [
    422,
    'Custom envelope inventory is depleted, and more will need to be ordered.',
  ],
  failed_deliverability_strictness: [422, "The to address doesn't meet strictness requirements."],
  file_pages_below_min: [422, 'Not enough pages.'],
  file_pages_exceed_max: [422, 'Too many pages.'],
  file_size_exceeds_limit: [422, 'The file size is too large. The limit is 5 MB.'],
  foreign_return_address: [422, "The 'from' address must be a US address."],
  inconsistent_page_dimensions: [422, 'All pages of the input file must have the same dimensions.'],
  invalid_file: [422, 'The file is invalid.'],
  invalid_file_dimensions: [422, 'File dimensions are incorrect for the selected mail type.'],
  invalid_file_download_time: [422, 'File download from remote server took too long.'],
  invalid_file_url: [422, 'The file URL when creating a resource is invalid.'],
  invalid_image_dpi: [422, 'DPI must be at least 300.'],
  invalid_international_feature: [422, 'The specified product cannot be sent to the destination.'],
  invalid_perforation_return_envelope: [
    422,
    'Both `return_envelope` and `perforation` must be used together.',
  ],
  invalid_template_html: [422, 'The provided HTML is invalid.'],
  mail_use_type_can_not_be_null: [
    422,
    '`use_type` must be one of "marketing" or "operational". Alternatively, an admin can set the account default use type in Account Settings.',
  ],
  merge_variable_required: [422, 'A required merge variable is missing.'],
  merge_variable_whitespace: [422, 'Merge variable names cannot contain whitespace.'],
  payment_method_unverified: [
    401,
    'You must have a verified bank account or credit card to submit live requests.',
  ],
  pdf_encrypted: [422, 'An encrypted PDF was provided.'],
  special_characters_restricted: [422, 'Cannot use special characters for merge variable names.'],
  unembedded_fonts: [422, 'The provided PDF contains non-standard unembedded fonts.'],
} as const satisfies Readonly<Record<string, readonly [number, string]>>;

export type LobErrorCode = keyof typeof LOB_ERRORS;
