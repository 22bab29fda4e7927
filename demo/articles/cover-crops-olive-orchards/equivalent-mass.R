# Organic carbon stock to a fixed depth and to an equivalent soil mass,
# then the paired comparison over orchards.
cores <- read.csv("cores.csv")
reference_mass <- 3800 # Mg of soil per hectare

stocks_of_core <- function(core) {
  core <- core[order(core$depth_cm), ]
  mass <- cumsum(core$bulk_density_g_cm3 * 1000)                 # Mg/ha, layers of 10 cm
  carbon <- cumsum(core$bulk_density_g_cm3 * core$organic_carbon_g_kg) # Mg/ha
  c(fixed_depth = carbon[3],
    equivalent_mass = approx(c(0, mass), c(0, carbon), xout = reference_mass)$y)
}

keys <- interaction(cores$orchard, cores$treatment, cores$core, drop = TRUE)
per_core <- do.call(rbind, lapply(split(cores, keys), function(core) {
  data.frame(orchard = core$orchard[1], treatment = core$treatment[1], t(stocks_of_core(core)))
}))

per_half <- aggregate(cbind(fixed_depth, equivalent_mass) ~ orchard + treatment, per_core, mean)
cover <- per_half[per_half$treatment == "cover", ]
tilled <- per_half[per_half$treatment == "tilled", ]
stopifnot(identical(cover$orchard, tilled$orchard))

print(t.test(cover$fixed_depth, tilled$fixed_depth, paired = TRUE))
print(t.test(cover$equivalent_mass, tilled$equivalent_mass, paired = TRUE))
